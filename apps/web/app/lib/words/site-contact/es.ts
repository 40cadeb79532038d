// Spanish texts of the contact and support pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Pregúntanos lo que quieras',
  lead: 'Responde una persona, en un plazo de {hours} horas los días laborables.',
  forCustomers: 'Soporte para clientes',
  forCustomersMore:
    'Dentro del producto, la pregunta lleva consigo el día, el plan y el pedido. <link>Iniciar sesión</link>',
  somethingDown: '¿Hay algo caído?',
  somethingDownMore: 'Las sondas lo dicen primero. <link>Estado</link>',
  businessHours: 'Horario de atención',
  open: '{weekday}, {time} PST: abierto',
  opensToday: '{weekday}, {time} PST: cerrado, abre hoy a las 9:00',
  opensTomorrow: '{weekday}, {time} PST: cerrado, abre mañana a las 9:00',
  opensMonday: '{weekday}, {time} PST: cerrado, abre el lunes a las 9:00',
  name: 'Nombre',
  email: 'Correo electrónico',
  company: 'Empresa <optional>opcional</optional>',
  phone: 'Teléfono <optional>opcional</optional>',
  subject: 'Asunto <optional>opcional</optional>',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  use: 'Lo usamos para responderte y para nada más. <link>Privacidad</link>',
  subjectGeneral: 'General',
  subjectSales: 'Ventas',
  subjectSupport: 'Soporte',
  subjectPartnership: 'Colaboración',
  subjectDemo: 'Demostración',
  sent: '¡Gracias por tu mensaje! Te responderemos en un plazo de {hours} horas.',
  failed: 'No se pudo enviar el mensaje. Inténtalo de nuevo.',
  notSent: '{reason} Tu texto sigue aquí.',
  about: 'Sobre: {subject}',
  enterName: 'Escribe tu nombre',
  enterEmail: 'Escribe tu dirección de correo',
  emailIncomplete: 'Esta dirección de correo no está completa',
  enterMessage: 'Escribe un mensaje',
  frequentlyAsked: 'Preguntas frecuentes',
  trialQuestion: '¿Cuánto dura la prueba y hace falta tarjeta?',
  trialAnswer:
    '{days, plural, one {#\u00a0día} many {#\u00a0de días} other {#\u00a0días}}, sin tarjeta. Cuando termina, puedes seguir leyendo todo.',
  spreadsheetQuestion: '¿Puedo traer mis direcciones de una hoja de cálculo?',
  spreadsheetAnswer:
    'Sí. CSV y XLSX, con las columnas que tengas: {name} averigua cuál es cuál, muestra fila por fila lo que no pudo leer y no guarda nada hasta que aceptes.',
  phonesQuestion: '¿Los conductores necesitan teléfonos nuevos?',
  phonesAnswer:
    'No. La aplicación del conductor funciona en el navegador de un teléfono, y los rastreadores que hablan OsmAnd u OwnTracks funcionan tal como están.',
  limitQuestion: '¿Qué pasa cuando un vehículo supera el límite de mi plan?',
  limitAnswer:
    'No se rompe nada. El día planificado llega hasta el final; el siguiente vehículo espera a que mejores el plan o archives uno.',
  dataQuestion: '¿Dónde se guardan nuestros datos y quién puede verlos?',
  dataAnswer:
    'En una base de datos PostgreSQL, separados fila por fila para cada empresa. Tu gente los ve según su rol.',
  trackingQuestion: '¿Pueden los destinatarios hacer el seguimiento sin cuenta?',
  trackingAnswer:
    'Sí. El número de seguimiento abre la página. Muestra cuándo llega el bulto y, hacia el final, la furgoneta, nunca un número de teléfono ni otra parada.',
  threeWays: 'Tres caminos hacia una respuesta, el más rápido primero.',
  lookItUp: 'Búscalo',
  lookItUpMore:
    'El <help>Centro de ayuda</help> tiene respuestas breves con las palabras que usarías por la radio.',
  checkTheLine: 'Comprueba la línea',
  checkTheLineMore:
    'Cuando algo no carga, el <diagnostics>Diagnóstico de red</diagnostics> dice si somos nosotros, tu red o tu navegador, y prepara un informe que puedes enviar. La <status>página de estado</status> dice si otros también lo notan.',
  askAPerson: 'Pregunta a una persona',
  askAPersonMore:
    'Escríbenos por <contact>Contacto</contact>. Estamos disponibles: {businessHours}. Respondemos en un plazo de {hours} horas los días laborables.',
} satisfies Translation<typeof en>
