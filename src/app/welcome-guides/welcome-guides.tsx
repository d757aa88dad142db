import { useDispatch, useSelect } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

import { lazyPart } from '@/components/lazy-part';
import {
	DEFAULT_PREFERENCES,
	PREFERENCES_SCOPE,
	type PreferenceName,
} from '@/data/store/preferences';
import { getBootPayload } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import { hasPreviousRecord, useRoute } from '@/router';
import { chooseWelcomeGuide } from './choose-welcome-guide';
import { GUIDE_PREFERENCES } from './types';
import { usePostponed } from './use-postponed';
import type { WelcomeGuideProps } from './welcome-guide';

const LazyGuide = lazyPart< WelcomeGuideProps >( () =>
	import( './welcome-guide' ).then( ( module ) => module.WelcomeGuide )
);

const STYLES_ROUTE = 'styles';

/** Shows the welcome guide of the current screen, once, and any guide that the person opens from a menu. */
export function WelcomeGuides() {
	const { name: route, isEditing, query } = useRoute();
	const { theme, rights } = getBootPayload();
	const preferences = usePreferences();
	const { requested, postType, isStylesSidebarOpen } = useSelect(
		( select ) => ( {
			requested: select( store ).getWelcomeGuide(),
			postType: select( store ).getEditedPost()?.postType,
			isStylesSidebarOpen: select( store ).isStylesSidebarOpen(),
		} ),
		[]
	);
	const { openWelcomeGuide } = useDispatch( store );
	const { set } = useDispatch( preferencesStore );
	const [ isPostponed, postpone ] = usePostponed();

	const guide = chooseWelcomeGuide( {
		preferences,
		requested,
		// Until the canvas is loaded there is nothing that a guide could explain.
		isEditing: isEditing && postType !== undefined,
		isStylesOpen:
			isStylesSidebarOpen ||
			( route === STYLES_ROUTE &&
				theme.isBlockTheme &&
				rights.editStyles ),
		postType,
		hasPreviousEntity: query.focusMode === 'true' && hasPreviousRecord(),
		isBlockTheme: theme.isBlockTheme,
	} );
	if ( ! guide || isPostponed ) {
		return null;
	}
	const handleFinish = ( event?: unknown ) => {
		if ( ! event ) {
			// A modal that opens requests the others to close: the starter patterns of a new template would end an unread guide.
			postpone();
			return;
		}
		void openWelcomeGuide( null );
		void set( PREFERENCES_SCOPE, GUIDE_PREFERENCES[ guide ], false );
	};
	return <LazyGuide key={ guide } name={ guide } onFinish={ handleFinish } />;
}

function usePreferences(): Record< PreferenceName, boolean > {
	return useSelect( ( select ) => {
		const { get } = select( preferencesStore );
		const isOn = ( name: PreferenceName ) =>
			Boolean(
				get( PREFERENCES_SCOPE, name ) ?? DEFAULT_PREFERENCES[ name ]
			);
		return {
			welcomeGuide: isOn( 'welcomeGuide' ),
			welcomeGuideStyles: isOn( 'welcomeGuideStyles' ),
			welcomeGuidePage: isOn( 'welcomeGuidePage' ),
			welcomeGuideTemplate: isOn( 'welcomeGuideTemplate' ),
		};
	}, [] );
}
