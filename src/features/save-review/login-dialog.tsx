import { useEffect, useSyncExternalStore, type SyntheticEvent } from 'react';
import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import {
	answerLoginRequest,
	isLoginRequested,
	subscribeToLoginRequests,
} from '@/data/api/login-request';
import { renewNonce } from '@/data/api/renew-nonce';
import { getBootPayload } from '@/data/site/boot-payload';

// The host's login page has this class when it was opened inside a dialog and the login was right.
const SUCCESS_CLASS = 'interim-login-success';

/** Lets a person whose session is over log in again without leaving the page. */
export function LoginDialog() {
	const isOpen = useSyncExternalStore(
		subscribeToLoginRequests,
		isLoginRequested
	);
	return isOpen ? <OpenLoginDialog /> : null;
}

function OpenLoginDialog() {
	const { loginUrl } = getBootPayload();

	// Whoever logs in in another tab comes back here.
	useEffect( () => {
		const handleFocus = async () => {
			if ( await renewNonce() ) {
				answerLoginRequest( true );
			}
		};
		window.addEventListener( 'focus', handleFocus );
		return () => window.removeEventListener( 'focus', handleFocus );
	}, [] );

	const handleLoad = ( {
		currentTarget,
	}: SyntheticEvent< HTMLIFrameElement > ) => {
		if ( hasLoggedIn( currentTarget ) ) {
			answerLoginRequest( true );
		}
	};

	return (
		<Dialog
			className="atelier-login-dialog"
			title={ __( 'Session expired', 'atelier' ) }
			onRequestClose={ () => answerLoginRequest( false ) }
		>
			<p>
				{ __(
					'Please log in again. You will not move away from this page, and your changes are still here.',
					'atelier'
				) }
			</p>
			<iframe
				className="atelier-login-dialog__form"
				title={ __( 'Log in', 'atelier' ) }
				src={ loginUrl }
				onLoad={ handleLoad }
			/>
			<ExternalLink href={ loginUrl }>
				{ __( 'Log in in a new tab', 'atelier' ) }
			</ExternalLink>
		</Dialog>
	);
}

// A login page of another origin cannot be looked into; the focus tells of it instead.
function hasLoggedIn( frame: HTMLIFrameElement ): boolean {
	try {
		return (
			frame.contentDocument?.body.classList.contains( SUCCESS_CLASS ) ??
			false
		);
	} catch {
		return false;
	}
}
