import { useCallback, useEffect, useState, type SyntheticEvent } from 'react';
import { Button, ExternalLink } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';

import { Dialog } from '@/components/dialog';
import { renewSession } from '@/data/requests/session/renew-session';
import { getBootPayload } from '@/data/site/boot-payload';
import { store, type LoginRequest } from '@/data/store';
import './style.scss';

// The host's login page has this class when it was opened inside a dialog and the login succeeded.
const SUCCESS_CLASS = 'interim-login-success';

/** The dialog in which a person whose session has expired logs in again without leaving the page. */
export function LoginDialog() {
	const request = useSelect(
		( select ) => select( store ).getLoginRequest(),
		[]
	);
	return request ? <OpenLoginDialog request={ request } /> : null;
}

function OpenLoginDialog( { request }: { request: LoginRequest } ) {
	const { loginUrl, userId } = getBootPayload();
	const { isOtherPerson, personName } = request;
	const { answerLoginRequest } = useDispatch( store );
	// The form logs another person out, so it opens only on request.
	const [ hasForm, setHasForm ] = useState( ! isOtherPerson );

	// The person may have logged in in another tab before they return to this one.
	const checkSession = useCallback( async () => {
		if ( ( await renewSession( userId ) ).state === 'own' ) {
			void answerLoginRequest( true );
		}
	}, [ userId, answerLoginRequest ] );
	useEffect( () => {
		window.addEventListener( 'focus', checkSession );
		return () => window.removeEventListener( 'focus', checkSession );
	}, [ checkSession ] );

	const handleLoad = ( {
		currentTarget,
	}: SyntheticEvent< HTMLIFrameElement > ) => {
		if ( hasLoggedIn( currentTarget ) ) {
			void answerLoginRequest( true );
		}
	};
	const formUrl = isOtherPerson
		? addQueryArgs( loginUrl, { reauth: 1 } )
		: loginUrl;

	return (
		<Dialog
			isInterruption
			className="atelier-login-dialog"
			title={
				isOtherPerson
					? __( 'Another person is logged in', 'atelier' )
					: __( 'Session expired', 'atelier' )
			}
			onRequestClose={ () => void answerLoginRequest( false ) }
		>
			<p>{ describe( request ) }</p>
			{ hasForm ? (
				<>
					<iframe
						className="atelier-login-dialog__form"
						title={ __( 'Log in', 'atelier' ) }
						src={ formUrl }
						onLoad={ handleLoad }
					/>
					<ExternalLink href={ formUrl }>
						{ __( 'Log in in a new tab', 'atelier' ) }
					</ExternalLink>
				</>
			) : (
				<Button variant="primary" onClick={ () => setHasForm( true ) }>
					{ personName
						? sprintf(
								/* translators: %s: name of a person. */
								__( 'Log %s out and log in', 'atelier' ),
								personName
						  )
						: __( 'Log in as yourself', 'atelier' ) }
				</Button>
			) }
		</Dialog>
	);
}

function describe( { isOtherPerson, personName }: LoginRequest ): string {
	if ( ! isOtherPerson ) {
		return __(
			'Please log in again. You will not move away from this page, and your changes are still here.',
			'atelier'
		);
	}
	return personName
		? sprintf(
				/* translators: %s: name of a person. */
				__(
					'%s is logged in in this browser now. Your changes are not saved in their name: log in as yourself to save them.',
					'atelier'
				),
				personName
		  )
		: __(
				'Another person is logged in in this browser now. Your changes are not saved in their name: log in as yourself to save them.',
				'atelier'
		  );
}

// A login page of another origin cannot be read; there the login is noticed when the window gets the focus.
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
