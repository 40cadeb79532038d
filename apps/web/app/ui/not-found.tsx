// 404: a road that ends before the stop.
import { useSyncExternalStore } from 'react'
import { useLanguage } from '../lib/language.ts'
import { commonWords as words } from '../lib/words/common.ts'
import { ButtonLink } from './button.tsx'

const MAIN_STREETS = 'M-10 168C120 150 250 92 420 30M300-20 372 112 470 238'
const SIDE_STREETS =
  'M-10 268C150 240 330 190 690 96M100-20 146 300M210-20 250 300M-10 60C120 40 240 4 330-30M506-20 560 190M330 226C420 200 560 160 690 150M400-20 450 120M-10 222C70 212 170 190 240 170M600-20 640 120'

/** A drawn street corner with a route that stops short. */
function LostStop() {
  return (
    <svg
      viewBox="0 0 676 290"
      preserveAspectRatio="xMidYMid slice"
      className="h-full w-full [&_path]:[vector-effect:non-scaling-stroke]"
      aria-hidden
    >
      <rect width="676" height="290" fill="var(--m-land)" />
      <path d="M150-10 282-10 328 60 214 108Z" fill="var(--m-park)" />
      <path d="M470 300C540 250 600 214 690 190V300Z" fill="var(--m-water)" />
      <g fill="none" stroke="var(--m-case)" strokeLinecap="round">
        <g strokeWidth="15">
          <path d={MAIN_STREETS} />
        </g>
        <g strokeWidth="9">
          <path d={SIDE_STREETS} />
        </g>
      </g>
      <g fill="none" stroke="var(--m-road)" strokeLinecap="round">
        <g strokeWidth="13">
          <path d={MAIN_STREETS} />
        </g>
        <g strokeWidth="7">
          <path d={SIDE_STREETS} />
        </g>
      </g>
      <path
        d="M-10 268C100 252 190 230 262 208L300 160 408 126"
        fill="none"
        stroke="var(--r7)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="m408 126 58-22"
        stroke="var(--r7)"
        strokeWidth="4"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <circle
        cx="482"
        cy="98"
        r="11"
        fill="var(--surface)"
        stroke="var(--ink-2)"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <text
        x="482"
        y="102"
        textAnchor="middle"
        fontSize="12"
        fontWeight="640"
        fill="var(--ink)"
        fontFamily="var(--font)"
      >
        ?
      </text>
    </svg>
  )
}

/** Prerendering does not know the page's URL. */
const never = () => () => {}
const readPath = () => window.location.pathname

/** Any unknown path (requirement 2.1-5), inside the public frame. */
export function NotFound() {
  const pathname = useSyncExternalStore(never, readPath, () => null)
  useLanguage()
  return (
    <div>
      <div className="h-[290px] overflow-hidden md:h-[38vh]">
        <LostStop />
      </div>
      <div className="mx-auto w-full max-w-[1200px] px-6 py-8">
        <h1 className="text-5">{words('pageMissing')}</h1>
        <p className="max-w-[52ch] pt-2 text-3 break-words text-ink-2">
          {pathname === null ? words('pageMissingHere') : words('pageMissingAt', { path: pathname })}
        </p>
        <div className="flex flex-wrap gap-2 pt-6">
          <ButtonLink variant="primary" size="l" to="/">
            {words('returnHome')}
          </ButtonLink>
          <ButtonLink size="l" to="/help">
            {words('search')}
          </ButtonLink>
          <ButtonLink variant="quiet" size="l" to="/contact">
            {words('reportLink')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
