// The Supabase-compatible backend surface: auth, rest, realtime and storage over one PostgreSQL.
export { UnreadableKeysError } from './core/keys.ts'
export { StorageError } from './storage/errors.ts'
export { prepare } from './prepare.ts'
export { createSurface as surface } from './surface.ts'
export type {
  Hooks,
  Mail,
  MailKind,
  ReadInstead,
  ReadRefusal,
  StoredObject,
  Surface,
  SurfaceOptions,
  UserObject,
} from './options.ts'
