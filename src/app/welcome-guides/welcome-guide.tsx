import { Guide } from '@wordpress/components';

import { GUIDES } from './guide-pages';
import type { WelcomeGuideName } from './types';
import './style.scss';

/** Props of {@link WelcomeGuide}. */
export interface WelcomeGuideProps {
	name: WelcomeGuideName;
	/** Called with the event that finished or closed the guide; without one when another window replaces it. */
	onFinish: ( event?: unknown ) => void;
}

/** A guide in a dialog: each page has one drawing and one text. */
export function WelcomeGuide( { name, onFinish }: WelcomeGuideProps ) {
	const { label, finish, pages } = GUIDES[ name ]();
	return (
		<Guide
			className="atelier-welcome-guide"
			contentLabel={ label }
			finishButtonText={ finish }
			onFinish={ onFinish }
			pages={ pages.map( ( { drawing, title, text } ) => ( {
				image: drawing,
				content: (
					<>
						<h1 className="atelier-welcome-guide__title">
							{ title }
						</h1>
						<p className="atelier-welcome-guide__text">{ text }</p>
					</>
				),
			} ) ) }
		/>
	);
}
