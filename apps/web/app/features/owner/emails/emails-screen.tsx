// `/owner/emails`: templates, or the editor or preview of one (requirements 2.9-1 … 2.9-6).
import { useUrlState } from '../../../lib/url-state.ts'
import { OpenTemplate } from './open-template.tsx'
import { TemplateList } from './template-list.tsx'

export function EmailsScreen() {
  const [id] = useUrlState('template')
  return id ? <OpenTemplate key={id} id={id} /> : <TemplateList />
}
