import { check, Icon } from '@wordpress/icons';

/** Props of {@link RestoredMark}. */
export interface RestoredMarkProps {
	/** Says that the current state has the value. */
	text: string;
}

/** Tick of a difference that is restored. */
export function RestoredMark( { text }: RestoredMarkProps ) {
	return (
		<span className="atelier-style-differences__mark is-restored">
			<Icon icon={ check } size={ 20 } />
			{ text }
		</span>
	);
}
