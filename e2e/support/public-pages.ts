// Pages that anybody may open, as browser tests walk them.
export const PUBLIC_PAGES = [
  '/',
  '/features',
  '/pricing',
  '/about',
  '/contact',
  '/careers',
  '/help',
  '/status',
  '/privacy',
  '/terms',
  '/support',
  '/security',
  '/trust',
  '/onboarding',
  '/login',
  '/register',
  '/forgot-password',
] as const
export const DIAGNOSTIC_PAGES = [
  '/diagnostics',
  '/network-diagnostics',
  '/cors-fix',
  '/recovery',
  '/escalation',
  '/extension-diagnostics',
  '/auth-diagnostics',
] as const
