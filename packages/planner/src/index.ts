// The planner's public door: everything other packages may use.
export * from './model.ts'
export { solve } from './solve.ts'
export { check } from './check/check.ts'
export { validate } from './validate.ts'
export { score } from './score.ts'
export { solveVroom } from './formats/vroom.ts'
export type { VroomOptions } from './formats/vroom.ts'
export type * from './formats/vroom-types.ts'
