// The article about the company.
import { Link } from 'react-router'
import { ArticlePage } from './article-page.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'

export function AboutPage() {
  return (
    <ArticlePage
      title="We plan days, not dots on a map"
      lead={`${BRAND.name} is a platform for companies that deliver things.`}
      sections={[
        {
          id: 'what',
          title: 'What we make',
          body: (
            <>
              <p>
                It plans a day of stops, hands it to the drivers, watches it happen and tells the people who
                wait. Dispatchers have it open all day, drivers look at it between two doors, recipients once.
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
                the first. What we do not know we mark as estimated.
              </p>
              <p>
                We build for the bad day: the phone without signal, the spreadsheet with two date formats, the
                trial that ends while twelve vans are out. A day that is on the road runs to its end when a
                trial ends or an account is suspended.
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
              <li>Data belongs to the company it is about.</li>
              <li>A recipient deserves one true time more than three friendly messages.</li>
              <li>A driver is not a dot.</li>
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
