// The reading pages: about, privacy, terms, security, trust, support.
import { BUSINESS_HOURS, SUPPORT_REPLY_HOURS, TRIAL_DAYS } from '@dropwise/contracts'
import { Link } from 'react-router'
import { ReadingPage } from './reading-page.tsx'

const UPDATED = '21 November 2026'

export function AboutPage() {
  return (
    <ReadingPage
      title="We plan days, not dots on a map"
      lead="Dropwise began in the back office of a courier company, where one person spent every evening sorting paper slips into twelve piles. The piles were good. The evenings were gone."
      sections={[
        {
          id: 'what',
          title: 'What we make',
          body: (
            <>
              <p>
                A platform for companies that deliver things. It plans a day of stops, hands it to the
                drivers, watches it happen and tells the people who wait. Dispatchers use it for nine hours,
                drivers for three seconds at a time, recipients once.
              </p>
              <p>
                The planner at its heart is our own. It knows one-way streets and bridges, shifts and windows,
                what a van holds and what a promise costs, and it says why when something does not fit.
              </p>
            </>
          ),
        },
        {
          id: 'how',
          title: 'How we work',
          body: (
            <>
              <p>
                We measure before we claim. Every plan is checked by a second program that shares no line with
                the first. Figures on our screens lead to the stops behind them. What we do not know we mark
                as estimated.
              </p>
              <p>
                We build for the bad day: the phone without signal, the spreadsheet with two date formats, the
                trial that ends while twelve vans are out. A day that is on the road runs to its end, whatever
                else happens.
              </p>
            </>
          ),
        },
        {
          id: 'believe',
          title: 'What we believe',
          body: (
            <ul>
              <li>Software that gives a reason is trusted; software that gives an order is worked around.</li>
              <li>Data belongs to the company it is about. Export is free, complete and one click away.</li>
              <li>A recipient deserves one true time more than three friendly messages.</li>
              <li>A driver is not a dot. Positions end with the shift.</li>
            </ul>
          ),
        },
        {
          id: 'talk',
          title: 'Talk to us',
          body: (
            <p>
              Questions go to <Link to="/contact">Contact</Link>, places on the team are on{' '}
              <Link to="/careers">Careers</Link>.
            </p>
          ),
        },
      ]}
    />
  )
}

export function PrivacyPage() {
  return (
    <ReadingPage
      title="Privacy"
      lead="What we keep, why, for how long, and how you get it back or have it removed. In plain words, because it concerns people who never chose our product: drivers and recipients."
      updated={UPDATED}
      sections={[
        {
          id: 'who',
          title: 'Who is responsible',
          body: (
            <p>
              For the orders, recipients and routes of a fleet, the fleet operator decides and we process on
              its behalf. For accounts, billing and this website we decide ourselves.
            </p>
          ),
        },
        {
          id: 'keep',
          title: 'What is kept',
          body: (
            <dl>
              <dt>Accounts</dt>
              <dd>Name, e-mail, company, a hash of the password, times of sign-in.</dd>
              <dt>Orders and recipients</dt>
              <dd>Name, address, contact, what is delivered and when, as the sender gives it.</dd>
              <dt>Positions</dt>
              <dd>Place and time of vehicles while a route is driven. Not outside a shift.</dd>
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
              Whoever has the tracking number sees when the parcel comes, the street it goes to, first names
              of recipient and driver, and the van when it is near. Never a phone number, a full name or
              another stop.
            </p>
          ),
        },
        {
          id: 'browser',
          title: 'In your browser',
          body: (
            <p>
              We keep the sign-in under <code>supabase_auth</code> and the colour theme under{' '}
              <code>theme</code> in local storage. No advertising, no third-party trackers, no cookies for
              either.
            </p>
          ),
        },
        {
          id: 'share',
          title: 'Who else sees it',
          body: (
            <p>
              Nobody buys it. Providers that a fleet switches on itself (a mail server, a payment service, an
              outside map or routing engine) receive what they need for that, and nothing else. Maps, roads
              and addresses come from the fleet’s own server by default, so a position need not leave it.
            </p>
          ),
        },
        {
          id: 'long',
          title: 'For how long',
          body: (
            <p>
              As long as the fleet operator keeps its account, unless it sets a shorter time. After an account
              ends, data stays readable and exportable for 30 days and is then removed, backups within 35 days
              more.
            </p>
          ),
        },
        {
          id: 'rights',
          title: 'Your rights',
          body: (
            <p>
              You may ask what is kept about you, have it corrected, exported or erased. Recipients turn to
              the sender of the parcel first; we help the sender to answer. Write to us through{' '}
              <Link to="/contact?subject=support">Contact</Link>.
            </p>
          ),
        },
      ]}
    />
  )
}

export function TermsPage() {
  return (
    <ReadingPage
      title="Terms of service"
      lead="The agreement between you and us, as short as it can honestly be."
      updated={UPDATED}
      sections={[
        {
          id: 'service',
          title: 'The service',
          body: (
            <p>
              Dropwise plans delivery routes, shows them to drivers, follows them and informs recipients. You
              use it for your own company and give access only to people who work for it.
            </p>
          ),
        },
        {
          id: 'trial',
          title: 'Trial',
          body: (
            <p>
              The trial lasts {TRIAL_DAYS} days and needs no card. When it ends you can read and export
              everything and choose a plan; new imports, plans and dispatches wait until then. A day that is
              already on the road runs to its end.
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
              You can export all of it in open formats at any time, during and 30 days after the agreement.
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
              Either side may end the agreement to the end of a month. We may suspend an account that
              endangers others, and say why.
            </p>
          ),
        },
      ]}
    />
  )
}

export function SecurityPage() {
  return (
    <ReadingPage
      title="Security"
      lead="Access is decided in the database, row by row. Everything above it could fail and one company would still not see another."
      sections={[
        {
          id: 'rows',
          title: 'Rows, not screens',
          body: (
            <p>
              Every table carries policies that say who may read and write which of its rows. They are tested
              as one table of who, what and how, with the expected answer written by hand. A new table without
              an entry fails our build.
            </p>
          ),
        },
        {
          id: 'sign-in',
          title: 'Sign-in',
          body: (
            <ul>
              <li>
                Passwords are stored as argon2id hashes. Unknown account and wrong password get the same
                answer in the same time.
              </li>
              <li>
                Access tokens live an hour at most; refresh tokens rotate, and a stolen one that is used twice
                ends its whole family.
              </li>
              <li>A second factor (TOTP) can be turned on by everybody.</li>
              <li>Reset links work once and end after 24 hours.</li>
            </ul>
          ),
        },
        {
          id: 'keys',
          title: 'Keys and devices',
          body: (
            <p>
              API keys and device tokens are shown once and kept as hashes. A device token belongs to one
              vehicle and can only report where it is. Tracking numbers carry 65 random bits and a check
              character.
            </p>
          ),
        },
        {
          id: 'transport',
          title: 'In the browser',
          body: (
            <p>
              A strict content policy, no framing, no scripts from elsewhere. Uploaded pictures are
              re-encoded; spreadsheets are read with limits and exported without formulas.
            </p>
          ),
        },
        {
          id: 'report',
          title: 'Report a weakness',
          body: (
            <p>
              Write to us through <Link to="/contact?subject=support">Contact</Link> with what you found and
              how to repeat it. We answer within {SUPPORT_REPLY_HOURS} hours on weekdays, and we do not go
              after people who look in good faith.
            </p>
          ),
        },
      ]}
    />
  )
}

export function TrustPage() {
  return (
    <ReadingPage
      title="Trust Center"
      lead="What we promise, and where you can check it yourself."
      sections={[
        {
          id: 'promises',
          title: 'Promises',
          body: (
            <dl>
              <dt>What was acknowledged is kept</dt>
              <dd>A write that we confirmed survives a crash and a power cut.</dd>
              <dt>Nothing is done twice</dt>
              <dd>A repeated request with the same key gets the first answer.</dd>
              <dt>A plan is what it says</dt>
              <dd>A second program recomputes load, time and windows of every plan before you see it.</dd>
              <dt>A deploy is not an outage</dt>
              <dd>The day on the road goes on while the server changes.</dd>
            </dl>
          ),
        },
        {
          id: 'availability',
          title: 'Availability',
          body: (
            <p>
              Probes run every minute; the <Link to="/status">status page</Link> shows their results, every
              incident we posted and the maintenance that is planned.
            </p>
          ),
        },
        {
          id: 'security',
          title: 'Security',
          body: (
            <p>
              How access, sign-in and keys work is written down on the{' '}
              <Link to="/security">security page</Link>.
            </p>
          ),
        },
        {
          id: 'privacy',
          title: 'Privacy',
          body: (
            <p>
              What is kept, for whom and for how long: <Link to="/privacy">Privacy</Link>. Map, roads and
              addresses are computed on our own servers, so recipients’ addresses are not handed to map
              providers.
            </p>
          ),
        },
        {
          id: 'exit',
          title: 'Leaving',
          body: (
            <p>
              Month to month, no fee for exports, no limit on history. You get orders, routes, positions and
              proofs in open formats.
            </p>
          ),
        },
        {
          id: 'sources',
          title: 'Where map data comes from',
          body: (
            <p>
              Real regions are compiled from OpenStreetMap, © OpenStreetMap contributors, under the Open
              Database License. The town of the demo, Ashmouth, is invented and generated by our own program.
            </p>
          ),
        },
      ]}
    />
  )
}

export function SupportPage() {
  return (
    <ReadingPage
      title="Support"
      lead="Three ways to an answer, quickest first."
      sections={[
        {
          id: 'help',
          title: 'Look it up',
          body: (
            <p>
              The <Link to="/help">Help Center</Link> has short answers by the word you would use on the
              radio.
            </p>
          ),
        },
        {
          id: 'check',
          title: 'Check the line',
          body: (
            <p>
              When something does not load, <Link to="/network-diagnostics">Network Diagnostics</Link> tells
              in ten seconds whether it is us, your network or your browser, and makes a report you can send.
              The <Link to="/status">status page</Link> says whether others see it too.
            </p>
          ),
        },
        {
          id: 'ask',
          title: 'Ask a person',
          body: (
            <p>
              Inside the product, Help carries the day and the plan with your question. From outside use{' '}
              <Link to="/contact?subject=support">Contact</Link>. We are there {BUSINESS_HOURS} and reply
              within {SUPPORT_REPLY_HOURS} hours on weekdays.
            </p>
          ),
        },
      ]}
    />
  )
}
