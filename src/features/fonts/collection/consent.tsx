import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FontHeading } from '../parts/font-heading';

/** Request for consent to connect to the hosted collection (specification 4.5). */
export function Consent( { onAllow }: { onAllow: () => void } ) {
	return (
		<div className="atelier-fonts-body">
			<FontHeading className="atelier-fonts-group__title">
				{ __( 'Connect to Google Fonts', 'atelier' ) }
			</FontHeading>
			<p>
				{ __(
					'To install fonts from Google you must give permission to connect directly to Google servers. The fonts you install will be downloaded from Google and stored on your site. Your site will then use these locally-hosted fonts.',
					'atelier'
				) }
			</p>
			<p>
				{ __(
					'You can alternatively upload files directly on the Upload tab.',
					'atelier'
				) }
			</p>
			<Button variant="primary" __next40pxDefaultSize onClick={ onAllow }>
				{ __( 'Allow access to Google Fonts', 'atelier' ) }
			</Button>
		</div>
	);
}
