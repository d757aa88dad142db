import { Button, ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';

import { explainObstacle } from './texts';
import type { Refusal } from './use-walk';

/** Props of {@link RefusalLine}. */
export interface RefusalLineProps {
	/** Undefined where nothing was refused. */
	refusal: Refusal | undefined;
	onDismiss: () => void;
}

/** One line that explains why an address was not followed. */
export function RefusalLine( { refusal, onDismiss }: RefusalLineProps ) {
	return (
		<div role="status">
			{ refusal && (
				<div className="atelier-walk__refusal">
					<span>
						{ explainObstacle( refusal.obstacle ) }{ ' ' }
						{ opensInTab( refusal ) && (
							<ExternalLink href={ refusal.url }>
								{ __( 'Open in a new tab', 'atelier' ) }
							</ExternalLink>
						) }
					</span>
					<Button
						size="small"
						icon={ closeSmall }
						label={ __( 'Dismiss', 'atelier' ) }
						onClick={ onDismiss }
					/>
				</div>
			) }
		</div>
	);
}

/**
 * Returns whether a refused address may be opened in a new tab: a page or file whose request changes nothing.
 *
 * @param refusal The refused address, with the reason.
 */
export function opensInTab( { obstacle, url }: Refusal ): boolean {
	return (
		/^https?:/i.test( url ) &&
		[ 'foreign', 'file', 'download', 'dashboard' ].includes( obstacle )
	);
}
