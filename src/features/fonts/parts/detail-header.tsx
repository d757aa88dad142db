import { Button } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';

import { useFocusOnMount } from '@/focus';
import { FontHeading } from './font-heading';

/** Props of {@link DetailHeader}. */
export interface DetailHeaderProps {
	title: string;
	onBack: () => void;
}

/** Header of a family's detail, with the Back button. */
export function DetailHeader( { title, onBack }: DetailHeaderProps ) {
	// The pressed row was removed.
	const back = useFocusOnMount< HTMLButtonElement >();
	return (
		<div className="atelier-fonts-detail__header">
			<Button
				ref={ back }
				size="small"
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ __( 'Back', 'atelier' ) }
				onClick={ onBack }
			/>
			<FontHeading className="atelier-fonts-detail__title">
				{ title }
			</FontHeading>
		</div>
	);
}
