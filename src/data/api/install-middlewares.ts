import apiFetch from '@wordpress/api-fetch';
import { dispatch } from '@wordpress/data';

import { installRecordMiddlewares } from '../records/install-record-middlewares';
import { store as resourcesStore } from '../resources/store';
import { createWriteWatcher } from '../resources/write-watcher';
import { askRestIndex } from '../session/ask-rest-index';
import { renewSession } from '../session/renew-session';
import { requestLogin } from '../session/request-login';
import { createRestKeeper } from '../session/rest-keeper';
import { createSessionKeeper } from '../session/session-keeper';
import { tellSwitchedTheme } from '../session/tell-switched-theme';
import { createThemeKeeper } from '../session/theme-keeper';
import { createTimeLimit } from '../session/time-limit';
import { getBootPayload } from '../site/boot-payload';
import { store } from '../store';
import { createAnswerMiddleware } from './answer-middleware';
import { createClientHeader } from './client-header';
import { createResponseErrors } from './response-errors';

/** Lets every request of the page end, go on after the session was renewed, and tell the resources what it wrote. */
export function installApiMiddlewares(): void {
	const { userId, theme, themePreview } = getBootPayload();
	// What is installed last sees a request first: the time that a person needs to log in does not count.
	apiFetch.use( createAnswerMiddleware() );
	apiFetch.use( createClientHeader() );
	apiFetch.use( createTimeLimit() );
	apiFetch.use(
		createSessionKeeper( {
			userId,
			renewSession: () => renewSession( userId ),
			requestLogin,
		} )
	);
	apiFetch.use(
		createRestKeeper( {
			askRestIndex,
			tellOutage: ( outage ) =>
				void dispatch( store ).setRestOutage( outage ),
		} )
	);
	apiFetch.use( createResponseErrors() );
	// A preview edits the theme that it shows, whichever the site has.
	if ( ! themePreview ) {
		apiFetch.use(
			createThemeKeeper( {
				stylesheet: theme.stylesheet,
				tellSwitched: tellSwitchedTheme,
			} )
		);
	}
	apiFetch.use(
		createWriteWatcher( ( write ) => {
			void dispatch( resourcesStore ).receiveWrite( write );
		} )
	);
	installRecordMiddlewares();
}
