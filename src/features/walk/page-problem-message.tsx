import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { RetryButton } from '@/components/retry-button';
import { opensInTab } from './refusal-line';
import { explainObstacle } from './texts';
import type { Refusal } from './use-walk';
import type { PageProblem } from './use-walked-pages';

/** Props of {@link PageProblemMessage}. */
export interface PageProblemMessageProps {
	/** Why the page is not shown; undefined where it was not requested. */
	problem: PageProblem | undefined;
	/** Why it was not requested; undefined where it was. */
	refusal: Refusal | undefined;
	visitorUrl: string;
	onRetry: () => void;
}

/** Explains why a page is not shown, with Retry and a link that opens it in a new tab where these help. */
export function PageProblemMessage( {
	problem,
	refusal,
	visitorUrl,
	onRetry,
}: PageProblemMessageProps ) {
	const refused =
		refusal ?? ( problem?.kind === 'redirect' ? problem : undefined );
	const tab = refused ? opensInTab( refused ) && refused.url : visitorUrl;
	// Retry does not help where a page forbids frames, nor a new tab where the site is unreachable.
	const canRetry = ! refused && problem?.kind !== 'denied';
	const hasTab = problem?.kind !== 'unreachable';
	return (
		<div className="atelier-walk__problem" role="alert" tabIndex={ -1 }>
			<p>{ problem ? explain( problem ) : explainRefusal( refusal ) }</p>
			<div className="atelier-walk__ways">
				{ canRetry && <RetryButton onRetry={ onRetry } /> }
				{ hasTab && tab && (
					<ExternalLink href={ tab }>
						{ __( 'Open in a new tab', 'atelier' ) }
					</ExternalLink>
				) }
			</div>
		</div>
	);
}

function explainRefusal( refusal: Refusal | undefined ): string {
	return refusal ? explainObstacle( refusal.obstacle ) : '';
}

function explain( problem: PageProblem ): string {
	switch ( problem.kind ) {
		case 'status':
			return problem.status
				? sprintf(
						/* translators: %d: number of an HTTP status, for example 500. */
						__( 'The page answers with status %d.', 'atelier' ),
						problem.status
				  )
				: __( 'The page could not be shown.', 'atelier' );
		case 'redirect':
			return sprintf(
				/* translators: %s: why an address is not followed, a sentence. */
				__( 'The site leads on from here. %s', 'atelier' ),
				explainObstacle( problem.obstacle )
			);
		case 'circle':
			return __( 'This address leads in a circle.', 'atelier' );
		case 'denied':
			return __(
				'This page does not let itself be shown in another one (X-Frame-Options). It opens in a tab of its own.',
				'atelier'
			);
		case 'unreachable':
			return __(
				'The site cannot be reached. Check the connection, then try again.',
				'atelier'
			);
		case 'refused':
			return __( 'The browser does not show this page here.', 'atelier' );
		case 'late':
			return __( 'The page does not answer.', 'atelier' );
		case 'no-page':
			return __( 'This address is not a page of the site.', 'atelier' );
	}
}
