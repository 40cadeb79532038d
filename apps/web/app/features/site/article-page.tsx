// A long article: 680 px text width, table of contents, anchors.
import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'
import { WIDTH } from './public-frame.tsx'

export interface Section {
  id: string
  title: string
  body: ReactNode
}

export function ArticlePage({
  title,
  lead,
  updated,
  sections,
}: {
  title: string
  lead: string
  updated?: string
  sections: Section[]
}) {
  return (
    <div className={cn(WIDTH, 'grid gap-10 pt-16 pb-20 lg:grid-cols-[680px_1fr]')}>
      <article>
        <h1 className="text-[40px]/[46px] font-strong tracking-[-0.02em]">{title}</h1>
        <p className="site-lead">{lead}</p>
        {updated && <p className="pt-3 text-2 text-ink-2">Last changed {updated}</p>}
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id} className="scroll-mt-24 pt-10 text-4">
              {section.title}
            </h2>
            <div className="site-prose pt-2">{section.body}</div>
          </section>
        ))}
      </article>
      {sections.length > 3 && (
        <nav aria-label="On this page" className="hidden lg:block">
          <div className="sticky top-28 ml-auto w-64 border-t border-line-2 pt-4">
            <h2 className="text-2">On this page</h2>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="inline-flex min-h-7 items-center text-2 text-ink-2 hover:text-ink hover:underline"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      )}
    </div>
  )
}
