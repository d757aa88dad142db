import { Guide } from '@wordpress/components';

import { GUIDES } from './guide-pages';
import type { WelcomeGuideName } from './types';
import './style.scss';

/** Props of {@link WelcomeGuide}. */
export interface WelcomeGuideProps {
	name: WelcomeGuideName;
	/** Called with what the person did to finish or close the guide; without it when another window takes its place. */
	onFinish: ( event?: unknown ) => void;
}

/** A guide in a dialog: one drawing and one thought a page. */
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
