/* Running clocks count down between two polls:
 * <span data-ticks="137000" data-says="# left" data-units="1 d/# d|1 h/# h|1 min/# min">. Clocks without
 * data-ticks stay unchanged.
 *
 * The server sends the seconds left. The count follows the wall clock, which continues while a device sleeps.
 */

const EVERY = 15_000;
const MINUTE = 60, HOUR = 60 * MINUTE, DAY = 24 * HOUR, LONG = 6 * HOUR;
const ends = new WeakMap(); // when each clock runs out, by the device's wall clock

/** Return the two largest units, as the server writes them (mp2site/text/moments.py). */
function span(seconds, [days, hours, minutes]) {
  const say = (unit, count) => (count ? [unit.split("/").at(count === 1 ? 0 : 1).replace("#", count)] : []);
  if (seconds >= LONG) {
    const rounded = Math.floor(seconds) + HOUR / 2;
    return [...say(days, Math.floor(rounded / DAY)), ...say(hours, Math.floor((rounded % DAY) / HOUR))];
  }
  const left = Math.max(1, Math.floor(seconds / MINUTE));
  return [...say(hours, Math.floor(left / 60)), ...say(minutes, left % 60)];
}

function tick() {
  for (const clock of document.querySelectorAll("[data-ticks]")) {
    if (!ends.has(clock)) ends.set(clock, Date.now() + Number(clock.dataset.ticks) * 1000);
    const left = Math.max(0, (ends.get(clock) - Date.now()) / 1000);
    const said = span(left, clock.dataset.units.split("|")).join("\u00a0").replaceAll(" ", "\u00a0");
    clock.textContent = clock.dataset.says.replace("#", said);
  }
}

document.addEventListener("htmx:afterSwap", tick);
document.addEventListener("table:drawn", () => {
  for (const clock of document.querySelectorAll("#table [data-ticks]")) ends.delete(clock); // new values from the server
  tick();
});
document.addEventListener("visibilitychange", tick);
addEventListener("pageshow", tick);
document.addEventListener("page:renewed", tick);
setInterval(tick, EVERY);
tick();
