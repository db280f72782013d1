/** Texts of the public pages that are the same for every centre. The centre's own are in `public-site/centre-content.json`. */
export const publicSiteTexts = {
  navigation: 'Main',
  about: 'About',
  pricing: 'Pricing',
  portal: 'Portal',
  signIn: 'Sign In',
  reachUs: 'Reach us',
  writeToUs: 'Send us a message',
  hours: 'Hours',
  home: {
    seePlans: 'See plans and prices',
    aboutUs: 'About us',
    districts: 'School districts we serve',
    services: 'What we do',
    rating: 'What families say',
    outOf: 'out of 5',
    callToAction: 'Ready for a first class?',
    callToActionText: 'Choose a plan, or come by and see the room first.',
  },
  aboutPage: {
    title: 'A small center, run by the people who teach',
    visit: 'Where to find us',
    approach: 'How we teach',
    team: 'Who teaches',
  },
  pricingPage: {
    title: 'Three plans, no contract',
    intro: 'You pay for classes, not for months. Each class is one hour at a table with at most five students.',
    plans: 'Plans',
    toClasses: (classes: number) => `${classes} classes`,
    toPerSession: (price: string) => `about ${price} per session`,
    instead: 'instead of',
    getStarted: 'Get Started',
    contact: 'Contact Us Today',
    policies: 'Good to know',
  },
  contactPage: {
    title: 'Contact us',
    intro: 'Ask about a plan, a subject or a first visit. A tutor reads every message.',
    formTitle: 'Send us a message',
    name: 'Your name',
    contact: 'Email or phone number',
    message: 'Message',
    leaveEmpty: 'Leave this field empty',
    privacy: 'Only our tutors can read your message. We delete it after 90 days at the latest.',
    send: 'Send message',
    direct: 'Or call or write',
  },
  contactSentPage: {
    title: 'Thank you, we have your message',
    toText: (phone: string) => `A tutor reads it and answers you. If it is urgent, call us at ${phone}.`,
    home: 'Back to home',
  },
} as const;

interface PageTexts {
  readonly title: string;
  readonly description: string;
}
/** Title and description of each public page, by its name. */
export const publicPageTexts: Record<'home' | 'about' | 'pricing' | 'contact' | 'contact-sent', PageTexts> = {
  home: {
    title: 'In-person tutoring for grades 1 to 12',
    description: 'Homework help, monthly diagnostics, SAT prep and small groups, in person, for five school districts.',
  },
  about: {
    title: 'About us',
    description: 'Where we are, how we teach, and who teaches.',
  },
  pricing: {
    title: 'Plans and prices',
    description: 'Three plans of 6, 12 and 18 classes, what happens to missed classes, and how refunds work.',
  },
  contact: {
    title: 'Contact us',
    description: 'Ask about a plan, a subject or a first visit: by phone, by email or with this form.',
  },
  'contact-sent': { title: 'Message sent', description: 'Your message was sent.' },
};
