import type { ReactNode } from 'react';

/** Props of {@link ScreenGroup}. */
export interface ScreenGroupProps {
	title?: string;
	/** Buttons at the end of the title's line. */
	actions?: ReactNode;
	children: ReactNode;
}

/** A group of a screen with its title. */
export function ScreenGroup( { title, actions, children }: ScreenGroupProps ) {
	return (
		<div className="atelier-styles-group">
			{ ( title || actions ) && (
				<div className="atelier-styles-group__header">
					{ title && (
						<h3 className="atelier-styles-group__title">
							{ title }
						</h3>
					) }
					{ actions && (
						<div className="atelier-styles-group__actions">
							{ actions }
						</div>
					) }
				</div>
			) }
			{ children }
		</div>
	);
}
