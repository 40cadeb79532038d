// Hindi reasons why an order is not in a plan.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  reasonWindow: 'कोई गाड़ी समय पर नहीं पहुँच सकती',
  reasonCapacity: 'गाड़ियों के लिए बहुत बड़ा',
  reasonShift: 'हर शिफ़्ट ख़त्म होने के बाद',
  reasonSkills: 'किसी के पास यह कौशल नहीं',
  reasonUnreachable: 'वहाँ कोई सड़क नहीं जाती',
  reasonNoVehicle: 'कोई गाड़ी नहीं',
  reasonMaxStops: 'हर गाड़ी के स्टॉप पूरे हो चुके',
  reasonMaxDistance: 'बहुत दूर',
  reasonVehicleRule: 'किसी गाड़ी को अनुमति नहीं',
  reasonNotWorthIt: 'इतने फेरे के लायक नहीं',
  reasonSequence: 'इस क्रम में इसकी गाड़ी में जगह नहीं',
  reasonFleetFull: 'दूसरे ऑर्डर के साथ जगह नहीं',
  reasonNotFoundInTime: 'खोज का समय ख़त्म हो गया',
  reasonByHand: 'हाथ से हटाया गया',
  reasonOther: 'छोड़ा गया',
} satisfies Translation<typeof en>
