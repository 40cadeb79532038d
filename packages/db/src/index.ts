// The database of the product: the embedded server, the ways in, the migrations.
export * from './access.ts'
export * from './embedded.ts'
export * from './migrate.ts'
export * from './reach.ts'
export { makeDataFolder } from './cluster-files.ts'
export { StartupError } from './startup-error.ts'
