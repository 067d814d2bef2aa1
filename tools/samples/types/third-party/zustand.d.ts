// What samples and the types of the stores use of zustand 4, after its README.
declare module 'zustand' {
  type Change<State> = Partial<State> | ((state: State) => Partial<State>);

  /** A hook that has the store's functions too. */
  export interface UseBoundStore<State> {
    <Selected>(select: (state: State) => Selected): Selected;
    getState(): State;
  }

  export function create<State>(
    start: (set: (change: Change<State>, isReplacement?: boolean) => void, get: () => State) => State,
  ): UseBoundStore<State>;
}
