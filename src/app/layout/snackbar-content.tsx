import { Button } from '@wordpress/components';
import type { MouseEvent, ReactNode } from 'react';

/** Props of {@link SnackbarContent}. */
export interface SnackbarContentProps {
	/** Buttons beside the one that the host's notice has. */
	actions: readonly { label: string; onClick?: unknown }[];
	/** Removes the notice. */
	onDone: () => void;
	children: ReactNode;
}

/** The text of a notice, and the buttons for which the host's notice has no place. */
export function SnackbarContent( {
	actions,
	onDone,
	children,
}: SnackbarContentProps ) {
	return (
		<>
			{ children }
			{ actions.map( ( { label, onClick } ) => (
				<Button
					__next40pxDefaultSize
					key={ label }
					variant="link"
					className="components-snackbar__action"
					onClick={ ( event: MouseEvent ) => {
						// A press beside it would be another way to dismiss the notice.
						event.stopPropagation();
						onDone();
						if ( typeof onClick === 'function' ) {
							onClick( event );
						}
					} }
				>
					{ label }
				</Button>
			) ) }
		</>
	);
}
