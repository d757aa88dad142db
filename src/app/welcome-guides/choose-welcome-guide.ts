import type { PreferenceName } from '@/data/store/preferences';
import type { WelcomeGuideName } from './types';

/** Conditions for the welcome guide that shows. */
export interface WelcomeGuideInput {
	/** Preferences of the guides: true for those that were not dismissed yet. */
	preferences: Readonly< Record< PreferenceName, boolean > >;
	/** The guide that a person opened from a menu; null when they opened none. */
	requested: WelcomeGuideName | null;
	/** Whether the full-screen editor is open. */
	isEditing: boolean;
	/** Whether the Styles sidebar is open. */
	isStylesOpen: boolean;
	/** Type of the record that is being edited; undefined when there is none. */
	postType: string | undefined;
	/** Whether the person came from another record, to which they can go back. */
	hasPreviousEntity: boolean;
	isBlockTheme: boolean;
}

/**
 * Returns the one welcome guide to show, or null (specification 4.2). A guide that a person opened from a menu has precedence.
 *
 * @param input The conditions.
 */
export function chooseWelcomeGuide( {
	preferences,
	requested,
	isEditing,
	isStylesOpen,
	postType,
	hasPreviousEntity,
	isBlockTheme,
}: WelcomeGuideInput ): WelcomeGuideName | null {
	if ( requested ) {
		return requested;
	}
	if ( isEditing && isBlockTheme && preferences.welcomeGuide ) {
		return 'site';
	}
	if ( isStylesOpen && preferences.welcomeGuideStyles ) {
		return 'styles';
	}
	if ( ! isEditing ) {
		return null;
	}
	if (
		postType === 'page' &&
		preferences.welcomeGuidePage &&
		! preferences.welcomeGuide
	) {
		return 'page';
	}
	if (
		postType === 'wp_template' &&
		preferences.welcomeGuideTemplate &&
		hasPreviousEntity
	) {
		return 'template';
	}
	return null;
}
