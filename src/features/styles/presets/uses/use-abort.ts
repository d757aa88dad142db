import { useEffect, useRef } from 'react';

/** Aborts a job when another one starts, and when the component is unmounted. */
export function useAbort(): {
	/** Aborts the running job, and returns the signal of the next one. */
	restart: () => AbortSignal;
	/** Aborts the running job. */
	stop: () => void;
} {
	const running = useRef< AbortController >();
	const stop = () => running.current?.abort();
	useEffect( () => () => running.current?.abort(), [] );
	const restart = () => {
		stop();
		running.current = new AbortController();
		return running.current.signal;
	};
	return { restart, stop };
}
