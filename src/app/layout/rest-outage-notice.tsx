import { useState } from 'react';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

import { RetryButton } from '@/components/retry-button';
import { askRestIndex } from '@/data/requests/session/ask-rest-index';
import { forgetFailures } from '@/data/writes/forget-failures';
import type { RestOutage } from '@/data/requests/session/read-rest-index';
import { getBootPayload } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import { UnsavedChanges } from './unsaved-changes';

/** Props of {@link RestOutageNotice}. */
export interface RestOutageNoticeProps {
	outage: RestOutage;
}

/**
 * Replaces the whole application while the site's REST API answers nothing (reliability, scenarios 18–20): it shows the reason and the
 * remedy, and links to the Dashboard. Unsaved changes are shown as text, and are still in the application when the API answers again.
 */
export function RestOutageNotice( { outage }: RestOutageNoticeProps ) {
	const { dashboardUrl, rights } = getBootPayload();
	const { message } = outage;
	const { explanation, advice } = describe( outage );
	const { isAsking, isStillOut, retry } = useRetry();
	return (
		<div className="atelier-root-error" role="alert">
			<h1>
				{ __(
					'Design cannot read or save anything on this site',
					'atelier'
				) }
			</h1>
			<p>{ explanation }</p>
			{ message && (
				<p>
					{ sprintf(
						/* translators: %s: sentence of the server. */
						__( 'The site answers: “%s”', 'atelier' ),
						message
					) }
				</p>
			) }
			<p>{ advice }</p>
			<UnsavedChanges />
			<p>
				<RetryButton
					variant="plain"
					isBusy={ isAsking }
					onRetry={ () => void retry() }
				/>{ ' ' }
				{ outage.reason === 'notFound' && rights.manageOptions && (
					<a href={ `${ dashboardUrl }options-permalink.php` }>
						{ __( 'Open the permalink settings', 'atelier' ) }
					</a>
				) }
				<a href={ dashboardUrl }>
					{ __( 'Go to the Dashboard', 'atelier' ) }
				</a>
			</p>
			<p role="status">
				{ isStillOut &&
					! isAsking &&
					__( 'It still does not answer.', 'atelier' ) }
			</p>
		</div>
	);
}

function useRetry() {
	const { setRestOutage } = useDispatch( store );
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isStillOut, setIsStillOut ] = useState( false );
	const retry = async () => {
		if ( isAsking ) {
			return;
		}
		setIsAsking( true );
		const health = await askRestIndex();
		setIsAsking( false );
		setIsStillOut( health !== 'available' );
		if ( health === 'available' ) {
			await forgetFailures();
			void setRestOutage( null );
		} else if ( health !== 'unknown' ) {
			void setRestOutage( health );
		}
	};
	return { isAsking, isStillOut, retry };
}

function describe( { reason }: RestOutage ): {
	explanation: string;
	advice: string;
} {
	switch ( reason ) {
		case 'switchedOff':
			return {
				explanation: __(
					'The REST API of WordPress, by which Design works, is switched off on this site, or not allowed to you.',
					'atelier'
				),
				advice: __(
					'A plugin or the theme does that. Look for a setting of a security plugin that disables the REST API, and allow it for people who are logged in.',
					'atelier'
				),
			};
		case 'blocked':
			return {
				explanation: __(
					'Something before WordPress, for example a firewall or a security plugin, blocks the REST API by which Design works.',
					'atelier'
				),
				advice: __(
					'Allow the addresses of the REST API (/wp-json/) there, or ask your host to.',
					'atelier'
				),
			};
		case 'notFound':
			return {
				explanation: __(
					'Design needs the REST API of WordPress. The server shows a web page at its address.',
					'atelier'
				),
				advice: __(
					'This happens when the permalinks of the site do not work. Saving the permalink settings once often mends it.',
					'atelier'
				),
			};
	}
}
