/** A command does not do what it was asked for, and has changed nothing. */
export class Refusal extends Error {}
