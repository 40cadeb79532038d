// Shapes of /api/v1 (docs/api.md, part B): one zod schema a body and an answer. Server validates with them, the web client is typed by them.
export * from './api/addresses.ts'
export * from './api/common.ts'
export * from './api/fleet.ts'
export * from './api/live.ts'
export * from './api/orders.ts'
export * from './api/people.ts'
export * from './api/plans.ts'
export * from './api/regions.ts'
