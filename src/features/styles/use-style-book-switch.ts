import { useMemo } from 'react';

import { useNavigate, useRoute } from '@/router';
import type { StylesNavigation } from './config/styles-navigation';
import { STYLE_BOOK } from './style-book-query';

/** Returns whether the address shows the Style Book, and the function that shows or hides it. */
export function useStyleBookSwitch(): NonNullable<
	StylesNavigation[ 'styleBook' ]
> {
	const { query } = useRoute();
	const { updateQuery } = useNavigate();
	const isPressed = query.preview === STYLE_BOOK;
	return useMemo(
		() => ( {
			isPressed,
			onClick: () =>
				updateQuery( { preview: isPressed ? undefined : STYLE_BOOK } ),
		} ),
		[ isPressed, updateQuery ]
	);
}
