// Links of header and footer (requirements 2.3).

export interface SiteLink {
  to: string
  label: string
}

/** `area` is the signed-in person's; without one, Track Delivery opens the tracking form (requirement 2.3-1). */
export function headerLinks(area: string | null): SiteLink[] {
  return [
    { to: '/features', label: 'Features' },
    { to: '/pricing', label: 'Pricing' },
    { to: area ? '/customer' : '/track', label: 'Track Delivery' },
    { to: '/about', label: 'About' },
    { to: '/contact', label: 'Contact' },
  ]
}

/** Used around forms and tracking, where the full footer would exceed the page. */
export const SLIM_FOOTER_LINKS: SiteLink[] = [
  { to: '/help', label: 'Help Center' },
  { to: '/status', label: 'System Status' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
]

export const FOOTER_GROUPS: { title: string; links: SiteLink[] }[] = [
  {
    title: 'Product',
    links: [
      { to: '/features', label: 'Features' },
      { to: '/pricing', label: 'Plans & Pricing' },
      { to: '/track/demo', label: 'Track Shipment' },
      { to: '/onboarding', label: 'Start Free Trial' },
      { to: '/login', label: 'Sign In' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
      { to: '/careers', label: 'Careers' },
    ],
  },
  {
    title: 'Help',
    links: [
      { to: '/help', label: 'Help Center' },
      { to: '/support', label: 'Support' },
      { to: '/status', label: 'System Status' },
      { to: '/developers', label: 'Developers' },
    ],
  },
  {
    title: 'Trust',
    links: [
      { to: '/trust', label: 'Trust Center' },
      { to: '/security', label: 'Security' },
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
    ],
  },
]

/** The company's founding year, for the footer. */
export const FOUNDED_YEAR = 2025
