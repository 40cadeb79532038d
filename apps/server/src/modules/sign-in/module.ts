// How people sign in: where their account is open, who tried it, and what a company asks of its people.
import type { ServerModule } from '../../platform/platform.ts'
import { signInRoutes } from './routes.ts'

export const signIn: ServerModule = { name: 'sign-in', api: signInRoutes }
