// Messages of the template screens as worded in the requirements (2.9-4, 8-1), one at a time.
import { ownerEmailsWords as words } from '../../../lib/words/owner-emails.ts'
import { notify } from '../../../ui/toasts.tsx'

const bad = (title: string, detail?: string) => notify({ title, detail, tone: 'bad' })
const notifyDone = (title: string, detail?: string) => notify({ title, detail })

export const announce = {
  notLoaded: () => bad(words('loadFailed')),
  saved: () => notifyDone(words('success'), words('saved')),
  notSaved: () => bad(words('error'), words('saveFailed')),
  deleted: () => notifyDone(words('deleted')),
  notDeleted: () => bad(words('deleteFailed')),
  sent: () => notifyDone(words('sent')),
  notSent: (why: string | undefined) => bad(words('sendFailed'), why),
  cannotSend: (why: string | undefined) => bad(words('sendMissing'), why),
  invalid: (what: string) => bad(words('invalid'), what),
}
