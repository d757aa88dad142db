import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight, desktop } from '@wordpress/icons';

import { PREVIEWED, useNavigate } from '@/router';

/** Props of {@link PreviewSwitch}. */
export interface PreviewSwitchProps {
	/** Name of the screen. */
	title: string | undefined;
	/** Whether the preview is shown. */
	isPreviewed: boolean;
}

/** A button that switches between a screen and its preview where the two do not fit beside each other. */
export function PreviewSwitch( {
	title = '',
	isPreviewed,
}: PreviewSwitchProps ) {
	const { updateQuery } = useNavigate();
	const back = isRTL() ? chevronRight : chevronLeft;
	return (
		<div className="atelier-preview-switch">
			<Button
				variant="tertiary"
				size="compact"
				icon={ isPreviewed ? back : desktop }
				onClick={ () =>
					updateQuery( {
						preview: isPreviewed ? undefined : PREVIEWED,
					} )
				}
			>
				{ isPreviewed
					? sprintf(
							/* translators: %s: name of a screen, for example "Styles". */
							__( 'Back to %s', 'atelier' ),
							title
					  )
					: __( 'Preview', 'atelier' ) }
			</Button>
		</div>
	);
}
