import { Notice } from '@wordpress/components';

import type { FontNotice } from '../install/describe-report';

/** Props of {@link LibraryNotice}. */
export interface LibraryNoticeProps {
	notice: FontNotice | undefined;
	onDismiss?: () => void;
}

/** Notice with the outcome of the person's last action, and the reasons of a failure. */
export function LibraryNotice( { notice, onDismiss }: LibraryNoticeProps ) {
	if ( ! notice ) {
		return null;
	}
	const { type, message, details, outcome } = notice;
	const { action } = outcome ?? {};
	return (
		<Notice
			status={ type }
			isDismissible={ onDismiss !== undefined }
			{ ...( onDismiss && { onRemove: onDismiss } ) }
			politeness={ type === 'error' ? 'assertive' : 'polite' }
			spokenMessage={ [ message, ...details ].join( ' ' ) }
			actions={ action ? [ { ...action, variant: 'link' } ] : [] }
		>
			{ message }
			{ details.length > 0 && (
				<ul className="atelier-fonts-notice__details">
					{ details.map( ( detail ) => (
						<li key={ detail }>{ detail }</li>
					) ) }
				</ul>
			) }
		</Notice>
	);
}
