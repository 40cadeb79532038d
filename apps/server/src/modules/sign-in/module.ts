// Sign-in: an account's sessions and tries, and a company's rule for its members.
import type { ServerModule } from '../../platform/platform.ts'
import { signInRoutes } from './routes.ts'

export const signIn: ServerModule = { name: 'sign-in', api: signInRoutes }
