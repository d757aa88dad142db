import type { PreferenceName } from '@/data/store/preferences';
import type { WelcomeGuideName } from '@/data/store';

export type { WelcomeGuideName };

/** The preference that decides whether a guide opens automatically. */
export const GUIDE_PREFERENCES = {
	site: 'welcomeGuide',
	styles: 'welcomeGuideStyles',
	page: 'welcomeGuidePage',
	template: 'welcomeGuideTemplate',
} as const satisfies Record< WelcomeGuideName, PreferenceName >;
