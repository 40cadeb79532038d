// One template of the list: preview, state, actions.
import { render, type MailBrand } from '@dropwise/contracts'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { listText } from '../../../lib/format.ts'
import { ownerEmailsWords as words } from '../../../lib/words/owner-emails.ts'
import { recipientMailsWords } from '../../../lib/words/recipient-mails.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { Tag } from '../../../ui/tag.tsx'
import { mailLanguageName } from '../../../ui/mail/languages.ts'
import { previewDocument } from '../../../ui/mail/preview-document.ts'
import { sampleValues } from '../../../ui/mail/sample-values.ts'
import type { StoredTemplate } from './api.ts'
import { typeText } from './names.ts'

interface TemplateCardProps {
  template: StoredTemplate
  /** The brand head of sent mails. */
  head: MailBrand | undefined
  onOpen: (id: string, view: 'preview' | null) => void
  onDelete: (template: StoredTemplate) => void
}

export function TemplateCard({ template, head, onOpen, onDelete }: TemplateCardProps) {
  const { id, name, type, language, isActive, isBuiltIn } = template
  const page = useMemo(
    () =>
      previewDocument(
        render(template, sampleValues(template.variables), { mode: 'preview', brand: head }).html,
        { logoUrl: head?.logoUrl },
      ),
    [template, head],
  )
  return (
    <li className="min-w-0 border-b border-line px-4 py-5 md:px-7 md:even:border-s xl:border-s xl:nth-[3n+1]:border-s-0">
      {/* All templates share the brand head, so show what follows it. */}
      <div
        aria-hidden
        inert
        className={cn('overflow-hidden rounded border border-line bg-sunk', head ? 'h-[192px]' : 'h-[132px]')}
      >
        {/* Rendered at letter width and scaled down. */}
        <iframe
          title={words('inSmall', { name })}
          tabIndex={-1}
          loading="lazy"
          sandbox=""
          srcDoc={page}
          className="pointer-events-none mx-auto block h-[400px] w-[608px] origin-top scale-[.52] max-xl:ms-[calc(50%-304px)] xl:ms-[calc(50%-304px)]"
        />
      </div>
      <div className="flex items-baseline gap-3 pt-3">
        <h2 className="min-w-0 flex-1 truncate text-3 font-strong">{name}</h2>
        <Tag tone={isActive ? 'ok' : 'plain'}>{words(isActive ? 'active' : 'inactive')}</Tag>
      </div>
      <p className="text-2 text-ink-2">
        {listText([
          typeText(type),
          ...(language ? [mailLanguageName(language)] : []),
          ...(isBuiltIn ? [words('builtIn')] : []),
        ])}
      </p>
      <div className="flex gap-2 pt-3">
        <Button
          size="s"
          icon={<Eye />}
          aria-label={words('previewOf', { name })}
          disabled={!id}
          onClick={() => id && onOpen(id, 'preview')}
        >
          {recipientMailsWords('preview')}
        </Button>
        <Button
          size="s"
          icon={<Pencil />}
          aria-label={words('editOf', { name })}
          disabled={!id}
          onClick={() => id && onOpen(id, null)}
        >
          {words('edit')}
        </Button>
        <Button
          size="s"
          variant="quiet"
          icon={<Trash2 />}
          aria-label={words('deleteOf', { name })}
          className="ms-auto"
          disabled={!id}
          onClick={() => onDelete(template)}
        >
          {words('delete')}
        </Button>
      </div>
    </li>
  )
}
