// The legal pages: privacy and terms. They stay English, because the owner answers for each wording.
import { DELETE_GRACE_DAYS } from '@dropwise/contracts'
import { Link } from 'react-router'
import { ArticlePage, type Section } from './article-page.tsx'
import { BRAND, TRIAL } from '../../lib/brand-of-page.ts'

const UPDATED = 'Last changed 28 November 2026'

const PRIVACY_SECTIONS: Section[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        For the orders, recipients and routes of a fleet, the fleet operator decides and we process on its
        behalf. For accounts, billing and this website we decide ourselves.
      </p>
    ),
  },
  {
    id: 'keep',
    title: 'What is kept',
    body: (
      <dl>
        <dt>Accounts</dt>
        <dd>Name, email, company, a hash of the password, times of sign-in.</dd>
        <dt>Orders and recipients</dt>
        <dd>Name, address, contact, what is delivered and when, as the sender gives it.</dd>
        <dt>Positions</dt>
        <dd>Place and time of vehicles, as phones and trackers send them.</dd>
        <dt>Deliveries</dt>
        <dd>States with their times and what was noted at the door.</dd>
        <dt>Messages to us</dt>
        <dd>What you write on the contact page and what we answer.</dd>
      </dl>
    ),
  },
  {
    id: 'public',
    title: 'What a tracking page shows',
    body: (
      <p>
        Whoever has the tracking number sees when the parcel comes, the street it goes to, first names of
        recipient and driver, and the van when it is near. Never a phone number, a full name or another stop.
      </p>
    ),
  },
  {
    id: 'browser',
    title: 'In your browser',
    body: (
      <p>
        No advertising, no third-party trackers. In local storage we keep the sign-in under{' '}
        <code>supabase_auth</code>, the colour theme under <code>theme</code>, and what you set or have not
        sent yet: languages, widths of panels, the last feedback, changes of a plan. The driver app keeps the
        route, photos and reports in the browser’s database until they are sent.
      </p>
    ),
  },
  {
    id: 'share',
    title: 'Who else sees it',
    body: (
      <p>
        Nobody buys it. Providers that a fleet switches on itself (a mail server, a payment service, an
        outside map or routing engine) receive what they need for that, and nothing else. Those of this
        installation are listed under <Link to="/data-processing">Data processing</Link>. Maps, roads and
        addresses come from the fleet’s own server by default, so a position need not leave it.
      </p>
    ),
  },
  {
    id: 'long',
    title: 'For how long',
    body: (
      <p>
        As long as the fleet operator keeps its company, where no shorter time is set for positions, photos,
        files, mails and tickets. After a company is closed, its administrators can export everything for{' '}
        {DELETE_GRACE_DAYS} days; then it is deleted with all its files. Invoices stay as long as tax law
        asks, lines of the audit log as long as the platform keeps them. Backups, where the operator of the
        platform makes them, go on holding it until they are deleted.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          With an account you download and delete your own data under Security in the account menu. Recipients
          and drivers turn to the fleet first: its administrators find one person, hand out a copy and erase
          them under Settings, Privacy. Who cannot sign in writes to us through{' '}
          <Link to="/contact?subject=support">Contact</Link>.
        </p>
        <p>
          An erasure waits while an order or route of the person is open. Afterwards orders and figures stay
          and name nobody. Invoices, and numbers that asked for no more texts, stay as they are.
        </p>
      </>
    ),
  },
]

export function PrivacyPage() {
  return (
    <ArticlePage
      isEnglish
      title="Privacy"
      lead="What we keep, why, for how long, and how you get it back or have it removed. In plain words, because it concerns people who never chose our product: drivers and recipients."
      updated={UPDATED}
      sections={PRIVACY_SECTIONS}
    />
  )
}

export function TermsPage() {
  return (
    <ArticlePage
      isEnglish
      title="Terms of service"
      lead="The agreement between you and us, as short as it can honestly be."
      updated={UPDATED}
      sections={[
        {
          id: 'service',
          title: 'The service',
          body: (
            <p>
              {BRAND.name} plans delivery routes, shows them to drivers, follows them and informs recipients.
              You use it for your own company and give access only to people who work for it.
            </p>
          ),
        },
        {
          id: 'trial',
          title: 'Trial',
          body: (
            <p>
              {`The trial lasts ${TRIAL.noun}, unless your dashboard names another number, and needs no card.`}{' '}
              When it ends you can read everything and choose a plan; new imports, plans and dispatches wait
              until then. A day that is already on the road runs to its end.
            </p>
          ),
        },
        {
          id: 'pay',
          title: 'Plans and payment',
          body: (
            <p>
              Plans are billed by the month in advance, at the price on the{' '}
              <Link to="/pricing">pricing page</Link> when you chose them. You may change or end a plan at any
              time; it then runs to the end of the paid month. We tell you of a new price 30 days before it
              applies.
            </p>
          ),
        },
        {
          id: 'data',
          title: 'Your data',
          body: (
            <p>
              It stays yours. You give us the right to process it for running the service, and nothing beyond.
              Your administrators export all of it in open formats, during the agreement and for{' '}
              {DELETE_GRACE_DAYS} days after the company is closed.
            </p>
          ),
        },
        {
          id: 'duties',
          title: 'What you look after',
          body: (
            <ul>
              <li>That you may use the addresses and contacts you upload.</li>
              <li>That drivers follow the law and the road: a plan is a proposal, and signs outrank it.</li>
              <li>That passwords and device tokens stay with those they were made for.</li>
            </ul>
          ),
        },
        {
          id: 'uptime',
          title: 'Availability',
          body: (
            <p>
              We work towards 99.9 percent and show what we reach on the <Link to="/status">status page</Link>
              . Maintenance is announced there.
            </p>
          ),
        },
        {
          id: 'liability',
          title: 'Liability',
          body: (
            <p>
              We are liable without limit for intent and gross negligence, and otherwise for foreseeable
              damage up to the fees of the past twelve months. Forecasts of arrival are forecasts.
            </p>
          ),
        },
        {
          id: 'end',
          title: 'Ending',
          body: (
            <p>
              Either side may end the agreement at the end of any month. We may suspend an account that
              endangers others, and say why.
            </p>
          ),
        },
      ]}
    />
  )
}
