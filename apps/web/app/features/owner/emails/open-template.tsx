// One template, stored or new, in editor or preview.
import { variablesOf } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useSetUrlParams, useUrlState } from '../../../lib/url-state.ts'
import { ownerEmailsWords as words } from '../../../lib/words/owner-emails.ts'
import { Button } from '../../../ui/button.tsx'
import { PageSpinner } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { templateQuery, type StoredTemplate } from './api.ts'
import { TemplateEditor } from './template-editor.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { useTemplateEditor } from './use-template-editor.ts'

const NEW: StoredTemplate = {
  id: null,
  name: '',
  type: 'custom',
  language: null,
  subject: '',
  htmlContent: '<p>Hello {{user_name}},</p>\n\n<p></p>\n\n<p>{{company_name}}</p>\n',
  textContent: '',
  variables: [...variablesOf('custom')],
  isActive: false,
  isBuiltIn: false,
  version: 1,
  updatedAt: null,
}

export function OpenTemplate({ id }: { id: string }) {
  const isNew = id === 'new'
  const query = useQuery({ ...templateQuery(id), enabled: !isNew })
  const setParams = useSetUrlParams()
  const close = () => setParams({ template: null, view: null })
  if (isNew) return <Opened template={NEW} onClose={close} />
  if (query.data) return <Opened template={query.data} onClose={close} />
  if (query.isPending) return <PageSpinner label={words('loadingTemplate')} />
  return (
    <EmptyState title={words('notFound')} action={<Button onClick={close}>{words('allTemplates')}</Button>}>
      {words('notFoundMore')}
    </EmptyState>
  )
}

function Opened({ template, onClose }: { template: StoredTemplate; onClose: () => void }) {
  const [view, setView] = useUrlState('view')
  const editor = useTemplateEditor(template)
  return view === 'preview' ? (
    <TemplatePreview editor={editor} onClose={onClose} onEdit={() => setView(null)} />
  ) : (
    <TemplateEditor editor={editor} onClose={onClose} onPreview={() => setView('preview')} />
  )
}
