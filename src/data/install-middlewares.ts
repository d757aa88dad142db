import apiFetch from '@wordpress/api-fetch';
import { dispatch } from '@wordpress/data';

import { installRecordMiddlewares } from './writes/install-record-middlewares';
import { store as resourcesStore } from './reads/store';
import { createWriteWatcher } from './reads/write-watcher';
import { askRestIndex } from './requests/session/ask-rest-index';
import { renewSession } from './requests/session/renew-session';
import { requestLogin } from './store/request-login';
import { createOutageMiddleware } from './requests/session/outage-middleware';
import { createSessionMiddleware } from './requests/session/session-middleware';
import { showSwitchedThemeNotice } from './requests/session/show-switched-theme-notice';
import { createThemeMiddleware } from './requests/session/theme-middleware';
import { createTimeLimit } from './requests/session/time-limit';
import { getBootPayload } from './site/boot-payload';
import { store } from './store';
import { createAnswerMiddleware } from './requests/answer-middleware';
import { createClientHeader } from './requests/client-header';
import { createResponseErrors } from './requests/response-errors';

/** Installs the middlewares for all requests of the page: time limits, renewal of the session, and invalidation of resources by writes. */
export function installApiMiddlewares(): void {
	const { userId, theme, themePreview, draft } = getBootPayload();
	// The middleware installed last runs first: the time limit does not include the time in which a person logs in again.
	apiFetch.use( createAnswerMiddleware() );
	apiFetch.use( createClientHeader( draft?.id ) );
	apiFetch.use( createTimeLimit() );
	apiFetch.use(
		createSessionMiddleware( {
			userId,
			renewSession: () => renewSession( userId ),
			requestLogin,
		} )
	);
	apiFetch.use(
		createOutageMiddleware( {
			askRestIndex,
			reportOutage: ( outage ) =>
				void dispatch( store ).setRestOutage( outage ),
		} )
	);
	apiFetch.use( createResponseErrors() );
	// A preview edits the previewed theme, whichever theme is active.
	if ( ! themePreview ) {
		apiFetch.use(
			createThemeMiddleware( {
				stylesheet: theme.stylesheet,
				reportSwitchedTheme: showSwitchedThemeNotice,
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
