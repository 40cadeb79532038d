// Hindi texts of members' roles, their rights, and refusals.
import rights from '@dropwise/contracts/right-words/hi'
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'व्यवस्थापक',
  dispatcher: 'डिस्पैचर',
  viewer: 'दर्शक',
  driver: 'ड्राइवर',

  // What a right allows
  ...rights,

  // Refusals
  onlyAdministrators: 'यह केवल कंपनी के व्यवस्थापक कर सकते हैं।',
  rightMissing: 'आपकी भूमिका में यह अधिकार नहीं है: {right}। व्यवस्थापक से कहें।',
  viewersChangeNothing: 'दर्शक कुछ नहीं बदलते: डिस्पैचर या व्यवस्थापक से कहें।',
} satisfies Translation<typeof en>
