// The product's database: embedded server, access, migrations.
export * from './access.ts'
export * from './embedded.ts'
export { urlsOfHosts } from './hosts.ts'
export * from './migrate.ts'
export * from './positions-database.ts'
export * from './reach.ts'
export { makeDataFolder } from './cluster-files.ts'
export { StartupError } from './startup-error.ts'
