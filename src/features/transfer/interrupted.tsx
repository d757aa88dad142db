import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

/** Props of {@link Interrupted}. */
export interface InterruptedProps {
	/** Name of the file, or of the theme. */
	name: string;
	onTakeBack: () => void;
}

/** Says that an import was interrupted, and offers to undo it. */
export function Interrupted( { name, onTakeBack }: InterruptedProps ) {
	return (
		<Notice status="warning" isDismissible={ false }>
			{ sprintf(
				/* translators: %s: name of a file, or of a theme. */
				__(
					'What was begun with “%s” did not come to its end. Do it again to go on, or take back what it wrote.',
					'atelier'
				),
				name
			) }{ ' ' }
			<Button variant="link" onClick={ onTakeBack }>
				{ __( 'Take back', 'atelier' ) }
			</Button>
		</Notice>
	);
}
