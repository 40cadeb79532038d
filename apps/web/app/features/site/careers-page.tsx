// /careers: two openings; Apply Now opens the contact form (requirement 2.7-1).
import { ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { DayDrawing } from '../../ui/day/day-drawing.tsx'
import { WIDTH } from './public-frame.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'

const OPENINGS = [
  {
    title: 'Route optimisation engineer',
    about: ['Engineering', 'Remote, UTC-8 to +2', 'Full time'],
    lead: 'You make the engine find a plan in one second that today takes ten, and prove that it is right.',
    asks: [
      'Large neighbourhood search, or the wish to learn it',
      'TypeScript, and the patience to measure',
      'You can tell a dispatcher why stop 11 is late',
    ],
  },
  {
    title: 'Customer success, logistics',
    about: ['Customers', 'Remote', 'Full time'],
    lead: 'You sit beside a dispatcher on the first morning and bring back what hurts, in their words.',
    asks: [
      'You have planned a day yourself, on paper or worse',
      'Calm at 06:40 on a Monday',
      'English and one more language',
    ],
  },
]
export function CareersPage() {
  return (
    <>
      <div className="relative isolate overflow-hidden bg-(--deep) text-white">
        <DayDrawing
          isStill
          className="hero-drawing absolute inset-y-0 right-0 -z-10 h-full w-full opacity-60 md:w-3/4 md:opacity-100"
        />
        <div className={cn(WIDTH, 'pt-24 pb-10 md:pt-32')}>
          <h1 className="site-h1 max-w-[9em]">Work on a day that has to work</h1>
        </div>
      </div>
      <div className={cn(WIDTH, 'pt-12 pb-20')}>
        <p className="site-lead pt-0">Two places are open with those who make {BRAND.name}.</p>
        {OPENINGS.map((opening) => (
          <article
            key={opening.title}
            className="mt-8 grid gap-6 border-t border-line-2 pt-8 lg:grid-cols-[3fr_5fr_auto]"
          >
            <div>
              <h2 className="text-4">{opening.title}</h2>
              {opening.about.map((line) => (
                <p key={line} className="text-3 text-ink-2">
                  {line}
                </p>
              ))}
            </div>
            <div className="text-3">
              <p>{opening.lead}</p>
              <ul className="pt-3">
                {opening.asks.map((requirement) => (
                  <li
                    key={requirement}
                    className="flex gap-3 py-1 text-ink-2 before:mt-[11px] before:h-px before:w-3 before:shrink-0 before:bg-ink"
                  >
                    {requirement}
                  </li>
                ))}
              </ul>
            </div>
            <ButtonLink
              to={`/contact?subject=general&about=${encodeURIComponent(opening.title)}`}
              variant="primary"
              size="l"
              className="self-start lg:w-44"
            >
              Apply Now
            </ButtonLink>
          </article>
        ))}
        <p className="mt-8 border-t border-line-2 pt-8 text-3 text-ink-2">
          Apply Now opens the contact form. Three sentences are enough.
        </p>
      </div>
    </>
  )
}
