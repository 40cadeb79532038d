// The language in which a caller reads a document: pages send that of the person, other programs theirs.
import { languageOfHeader, SOURCE_LANGUAGE, type Language } from '@dropwise/contracts'
import type { FastifyRequest } from 'fastify'

export const readerLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  languageOfHeader(headers['accept-language']) ?? SOURCE_LANGUAGE
