/** Node.js loads this module first (`NODE_OPTIONS=--import=…`): the clock is then `CLOCK_SHIFT_DAYS` days ahead. */
const RealDate = Date;
const shift = Number(process.env.CLOCK_SHIFT_DAYS) * 86_400_000;
const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
