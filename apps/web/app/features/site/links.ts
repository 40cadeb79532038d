// Links of header and footer (requirements 2.3).
import { siteFrameWords as words } from '../../lib/words/site-frame.ts'

export interface SiteLink {
  to: string
  label: string
}

/** `area` is the signed-in person's; without one, Track Delivery opens the tracking form (requirement 2.3-1). */
export function headerLinks(area: string | null): SiteLink[] {
  return [
    { to: '/features', label: words('features') },
    { to: '/pricing', label: words('pricing') },
    { to: area ? '/customer' : '/track', label: words('trackDelivery') },
    { to: '/about', label: words('about') },
    { to: '/contact', label: words('contact') },
  ]
}

/** Used around forms and tracking, where the full footer would exceed the page. */
export const SLIM_FOOTER_LINKS: SiteLink[] = [
  {
    to: '/help',
    get label() {
      return words('helpCenter')
    },
  },
  {
    to: '/status',
    get label() {
      return words('systemStatus')
    },
  },
  {
    to: '/privacy',
    get label() {
      return words('privacy')
    },
  },
  {
    to: '/terms',
    get label() {
      return words('terms')
    },
  },
]

export const FOOTER_GROUPS: { title: string; links: SiteLink[] }[] = [
  {
    get title() {
      return words('product')
    },
    links: [
      {
        to: '/features',
        get label() {
          return words('features')
        },
      },
      {
        to: '/pricing',
        get label() {
          return words('plansPricing')
        },
      },
      {
        to: '/track/demo',
        get label() {
          return words('trackShipment')
        },
      },
      {
        to: '/onboarding',
        get label() {
          return words('startFreeTrial2')
        },
      },
      {
        to: '/login',
        get label() {
          return words('signIn')
        },
      },
    ],
  },
  {
    get title() {
      return words('company')
    },
    links: [
      {
        to: '/about',
        get label() {
          return words('about')
        },
      },
      {
        to: '/contact',
        get label() {
          return words('contact')
        },
      },
      {
        to: '/careers',
        get label() {
          return words('careers')
        },
      },
    ],
  },
  {
    get title() {
      return words('help')
    },
    links: [
      {
        to: '/help',
        get label() {
          return words('helpCenter')
        },
      },
      {
        to: '/support',
        get label() {
          return words('support')
        },
      },
      {
        to: '/status',
        get label() {
          return words('systemStatus')
        },
      },
      {
        to: '/developers',
        get label() {
          return words('developers')
        },
      },
    ],
  },
  {
    get title() {
      return words('trust')
    },
    links: [
      {
        to: '/trust',
        get label() {
          return words('trustCenter')
        },
      },
      {
        to: '/security',
        get label() {
          return words('security')
        },
      },
      {
        to: '/privacy',
        get label() {
          return words('privacy')
        },
      },
      {
        to: '/terms',
        get label() {
          return words('terms')
        },
      },
    ],
  },
]

/** The company's founding year, for the footer. */
export const FOUNDED_YEAR = 2025
