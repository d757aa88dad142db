import type { PreferenceName } from '@/data/store/preferences';
import type { WelcomeGuideName } from '@/data/store';

export type { WelcomeGuideName };

/** The preference that says whether a guide shows by itself. */
export const GUIDE_PREFERENCES = {
	site: 'welcomeGuide',
	styles: 'welcomeGuideStyles',
	page: 'welcomeGuidePage',
	template: 'welcomeGuideTemplate',
} as const satisfies Record< WelcomeGuideName, PreferenceName >;
