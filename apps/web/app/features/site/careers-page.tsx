// /careers: two openings; Apply Now opens the contact form (requirement 2.7-1).
import { ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { DayDrawing } from '../../ui/day/day-drawing.tsx'
import { WIDTH } from './public-frame.tsx'
import { WordsOnTheWay } from './words-on-the-way.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'
import { useReaderWords } from '../../lib/reader-language.ts'
import { siteAboutWords as words } from '../../lib/words/site-about.ts'

/** The two openings, in the page's language. */
const openings = () => [
  {
    id: 'engineer',
    title: words('engineer'),
    about: [words('engineerField'), words('engineerPlace'), words('fullTime')],
    lead: words('engineerLead'),
    asks: [words('engineerSearch'), words('engineerCode'), words('engineerReason')],
  },
  {
    id: 'success',
    title: words('success'),
    about: [words('successField'), words('successPlace'), words('fullTime')],
    lead: words('successLead'),
    asks: [words('successPlanned'), words('successCalm'), words('successLanguages')],
  },
]

export function CareersPage() {
  if (!useReaderWords(words)) return <WordsOnTheWay />
  return (
    <>
      <div className="relative isolate overflow-hidden bg-(--deep) text-white">
        <DayDrawing
          isStill
          className="hero-drawing absolute inset-y-0 end-0 -z-10 h-full w-full opacity-60 md:w-3/4 md:opacity-100"
        />
        <div className={cn(WIDTH, 'pt-24 pb-10 md:pt-32')}>
          <h1 className="site-h1 max-w-[9em]">{words('careersTitle')}</h1>
        </div>
      </div>
      <div className={cn(WIDTH, 'pt-12 pb-20')}>
        <p className="site-lead pt-0">{words('careersLead', { name: BRAND.name })}</p>
        {openings().map((opening) => (
          <article
            key={opening.id}
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
              {words('apply')}
            </ButtonLink>
          </article>
        ))}
        <p className="mt-8 border-t border-line-2 pt-8 text-3 text-ink-2">{words('applyMore')}</p>
      </div>
    </>
  )
}
