// React Router in framework mode without a server renderer: public pages are prerendered, the portals are one page app.
import type { Config } from '@react-router/dev/config'
import { PRERENDERED } from './app/routes.ts'

export default {
  ssr: false,
  prerender: PRERENDERED,
} satisfies Config
