// Files of an order on the wire: photos and PDFs that dispatch adds, for the office and for the driver who goes there.
import { z } from 'zod'
import { idText, timeText } from './common.ts'

/** Private bucket of their bytes. Objects are named `{company}/{file}`; only the server writes there. */
export const ATTACHMENTS_BUCKET = 'attachments'
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]
/** Largest file; the bucket holds to it too. */
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024
/** Files of one order. */
export const ATTACHMENTS_PER_ORDER = 20
export const ATTACHMENT_NAME_MAX = 120

export const attachmentItem = z.object({
  id: idText,
  name: z.string(),
  /** What its bytes say, whatever its name says. */
  type: z.enum(ATTACHMENT_TYPES),
  bytes: z.number().int(),
  /** Name of the object in the bucket `attachments`. Orders that were copied or divided share it. */
  object: z.string(),
})
export type AttachmentItem = z.infer<typeof attachmentItem>

/** `GET /orders/{id}/attachments`, in the order in which they were added. */
export const listedAttachment = attachmentItem.extend({ addedAt: timeText })
export type ListedAttachment = z.infer<typeof listedAttachment>
export const attachmentsResponse = z.object({ items: z.array(listedAttachment) })
export const newAttachmentQuery = z.object({ name: z.string().trim().min(1).max(ATTACHMENT_NAME_MAX) })
